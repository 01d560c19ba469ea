/** How far this browser has come in the lesson of each game. */
import { kept } from "./local-storage";

export interface LessonProgress {
  /** The step that is next, from 0. */
  step: number;
  steps: number;
}

/** Where it is kept. */
export const place = (game: string): string => `lesson.${game}`;

/** Null for whoever has not begun, or is through. */
export function lessonProgress(game: string): LessonProgress | null {
  const found = kept<Partial<LessonProgress> | null>(place(game), null);
  const { step, steps } = found ?? {};
  if (!Number.isInteger(step) || !Number.isInteger(steps)) return null;
  return step! > 0 && step! < steps! ? { step: step!, steps: steps! } : null;
}
