/** Commands that were renamed. For one release the old words still work and print the new ones. */
export const renamedCommands: ReadonlyMap<string, string> = new Map([
  ['leads list', 'enquiries list'],
  ['leads show', 'enquiries show'],
  ['leads waiting', 'enquiries waiting'],
  ['leads link', 'enquiries create-link'],
  ['leads unlink', 'enquiries revoke-link'],
  ['leads redrive', 'deliveries retry'],
  ['quarantine list', 'held list'],
  ['quarantine release', 'held release'],
  ['quarantine discard', 'held discard'],
  ['ledger verify', 'audit verify'],
  ['ledger who', 'audit hash'],
]);
