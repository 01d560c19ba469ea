/** Made from faubourg.server.board_data.plain by `python3 dev.py docs`; the tests compare. */

export interface PlainBoard {
  fields: string[];
  by_seat: string[];
  plain: boolean;
}
