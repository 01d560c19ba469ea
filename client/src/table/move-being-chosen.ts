/** The move that is being put together at any table: it can be laid down again, and take up what a bot suggests. */
export interface Choice {
  text?: string | null;
  /** Something is chosen that is not played yet: taking back begins with that. */
  isLaid?: boolean;
  lift: () => void;
  /** Lay a move that somebody suggests; false if there is nothing to be laid. */
  adopt: (text: string) => boolean;
}
