/*
 * Runs before the scripts: a Node that is too old would fail inside a package, with a SyntaxError. The versions
 * are those of `engines` in package.json.
 */
const { node } = process.versions;
const [major, minor] = node.split('.').map(Number);
const firstMinor = { 20: 19, 22: 16 };
if (major < 24 && !(minor >= firstMinor[major])) {
  console.error(`Node 20.19, 22.16, 24 or newer is needed; this is ${node}.`);
  process.exit(1);
}
