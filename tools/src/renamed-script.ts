// For one release, an npm script that was renamed prints its new name: node tools/src/renamed-script.ts <old name>
const newNames: Readonly<Record<string, string>> = { proof: 'fault' };

const old = process.argv[2] ?? '';
console.error(`npm run ${old} is now called npm run ${newNames[old] ?? '(see package.json)'}.`);
process.exitCode = 1;
