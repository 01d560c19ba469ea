from faubourg.kernels.kensington.playouts import play_random as play_greedy
