/** Loads after the page: `import()` may load only modules of its own folder. */
export { TaskSketch } from '../../drawings/TaskDrawing.tsx';
