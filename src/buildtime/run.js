import { runnerImport } from 'vite';

// Runs a TypeScript program: `node src/buildtime/run.js <file> [arguments]`. Its `main` returns the exit status.
const [file, ...args] = process.argv.slice(2);
const { module } = await runnerImport(`/${file}`, { configFile: false, logLevel: 'error' });
process.exitCode = await module.main(args);
