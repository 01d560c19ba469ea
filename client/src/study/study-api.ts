/** What only the study board asks the server. */
import { post, upload } from "../lib/api";
import type { BotWish, Hints, PositionFound, RecordMoments, StartWish } from "../lib/server-types";

export const startingPosition = (wish: StartWish) => post<PositionFound>("/api/study/start", wish);

/** The positions of a saved game, which the server does not keep. */
export const positionsOfRecord = (file: Blob) => upload<RecordMoments>("/api/study/record", file);

export const askBot = (wish: BotWish) => post<Hints>("/api/study/hints", wish);
