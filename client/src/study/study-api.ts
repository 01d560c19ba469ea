/** What only the study board asks the server. */
import { api, ask, post, upload } from "../lib/api";
import type { BotWish, Hints, PositionFound, RecordMoments, StartWish } from "../lib/server-types";

export const startingPosition = (wish: StartWish) => post<PositionFound>("/api/study/start", wish);

/** The positions of a saved game, which the server does not keep. */
export const positionsOfRecord = (file: Blob) => upload<RecordMoments>("/api/study/record", file);

/** The positions of a table's game. */
export const positionsOfTable = async (table: string): Promise<RecordMoments> =>
  positionsOfRecord(new Blob([JSON.stringify(await ask<unknown>(api.record(table)))]));

export const askBot = (wish: BotWish) => post<Hints>("/api/study/hints", wish);
