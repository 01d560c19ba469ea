/** How far somebody is in a lesson, kept in this browser: now, and however often one begins again, ever. */
import { place, type LessonProgress } from "../lib/lesson-progress";
import { keep, kept } from "../lib/local-storage";

/** The furthest step that was ever reached: those before it are known. */
export function keepLessonProgress(game: string, progress: LessonProgress): number {
  const before = kept<{ furthest?: number } | null>(place(game), null)?.furthest;
  const furthest = Math.max(progress.step, Number.isInteger(before) ? before! : 0);
  keep(place(game), { ...progress, furthest });
  return furthest;
}
