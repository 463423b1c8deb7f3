/** Loads after the page. A module of this folder, as the ESLint rule `importOfOtherFolder` requires. */
export { TaskSketch } from '../../drawings/TaskDrawing.tsx';
