/** In a module of its own, because drawings load after the page. */
export { TaskSketch } from '../../drawings/TaskDrawing.tsx';
