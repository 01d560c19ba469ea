/** The board and the view of Sunrise Lane, as the server sends them. */

export type ColourName = "yellow" | "green" | "red" | "blue" | "pink";

export interface Square {
  name: string;
  kind: "space" | "obstacle" | "fountain";
  colour: ColourName | null;
  dots: number;
  area: string | null;
}
export interface Area { name: string; bonus: "tallest" | "most" }
export interface Colour { letter: string; name: ColourName; cards: number }
export interface Board {
  width: number;
  height: number;
  squares: Square[];
  areas: Area[];
  colours: Colour[];
  pieces: Record<string, number>;
  hand_limit: number;
  parks: number;
  position_points: number[];
}

export type Building = { type: "house"; seat: number; floors: number } | { type: "park" };
export type Stage = "setup" | "turn" | "path" | "drawing" | "discarding" | "over";
export interface View {
  viewer: number | null;
  hand: number[] | null;
  hand_sizes: number[];
  deck_size: number;
  unseen: number[];
  discards: number[];
  town: (Building | null)[];
  pieces: number[];
  parks: number;
  first: number;
  seat: number;
  stage: Stage;
  due: number;
  last: number | null;
  last_round: boolean;
}

/** The letters of the CSS variables: --sY, --sYm, --sYd and so on. */
export const TONE: Record<ColourName, string> = {
  yellow: "Y", green: "G", red: "R", blue: "B", pink: "P",
};
