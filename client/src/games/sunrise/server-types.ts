/** Made from faubourg.server.board_data.sunrise and faubourg.games.sunrise.model by `python3 dev.py docs`; the tests compare. */

export interface Square {
  name: string;
  kind: "fountain" | "obstacle" | "space";
  colour: string | null;
  dots: number;
  area: string | null;
}

export interface Area {
  name: string;
  bonus: "most" | "tallest";
}

export interface ColourData {
  letter: string;
  name: "blue" | "green" | "pink" | "red" | "yellow";
  cards: number;
}

export interface Board {
  width: number;
  height: number;
  squares: Square[];
  areas: Area[];
  colours: ColourData[];
  pieces: Record<string, number>;
  hand_limit: number;
  draw_after_building: number;
  draw_instead: number;
  parks: number;
  position_points: number[];
}

export interface House {
  type: "house";
  seat: number;
  floors: number;
}

export interface Park {
  type: "park";
}

/** What one viewer may know of a state. */
export interface View {
  viewer: number | null;
  hand: number[] | null;
  hand_sizes: number[];
  deck_size: number;
  unseen: number[];
  discards: number[];
  town: (House | Park | null)[];
  sites: number[];
  pieces: number[];
  parks: number;
  ties: "next" | "skip";
  full_areas: "at_once" | "round";
  first: number;
  seat: number;
  stage: "setup" | "turn" | "path" | "drawing" | "discarding" | "over";
  due: number;
  last: number | null;
  park_built: boolean;
  last_round: boolean;
  areas_filled_by: number | null;
  idle: number;
  ended_by: string | null;
}
