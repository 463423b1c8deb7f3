import './checkNode.js';

/*
 * Runs a TypeScript program of the project: `node src/buildtime/run.js <file> [arguments]`.
 * Its `main` takes the arguments and resolves to the exit status.
 */
const { runnerImport } = await import('vite'); // Not before the check: it fails in a Node that is too old.
const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(`/${file}`, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(args);
