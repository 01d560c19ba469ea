/** One colour and one crest per seat, for the whole house. */

export const SEATS = ["red", "blue", "green", "yellow", "brown", "grey"] as const;
export type SeatColour = (typeof SEATS)[number];

export const CRESTS: Record<SeatColour, string> = {
  red: "M0-8.6 9 7.4H-9Z",
  blue: "M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0",
  green: "M-3-8.4H3V-3H8.4V3H3V8.4H-3V3H-8.4V-3H-3Z",
  yellow: "M0-9.4 2.6-3 9.5-2.5 4.2 2 5.9 8.7 0 5-5.9 8.7-4.2 2-9.5-2.500-2.600-3Z",
  brown: "M-7.500-7.500H7.500V7.500H-7.500Z",
  grey: "M0-9 7.800-4.500V4.500L0 9-7.800 4.500V-4.500Z",
};

export function seatColour(seat: number): SeatColour {
  return SEATS[seat % SEATS.length] ?? "grey";
}

export function onCrest(colour: SeatColour): string {
  return colour === "yellow" ? "var(--onyellow)" : "var(--oncrest)";
}
