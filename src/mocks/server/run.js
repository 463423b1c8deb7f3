import { runnerImport } from 'vite';

// `npm run api`: Vite compiles the mock API, because some versions of Node cannot run TypeScript.
const options = { configFile: false, logLevel: 'error' };
const { module } = await runnerImport('/src/mocks/server/cli.ts', options);
process.exitCode = await module.main(process.argv.slice(2));
