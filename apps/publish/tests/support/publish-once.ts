// Makes one edition, as the service, a release or the nightly timer does, in a process that can be killed:
// node publish-once.ts <repository> <editions> <quick or real> [publish [remote] | release <checkout> | renew <day>]
import { join } from 'node:path';
import { silentLog } from '@studio/tests/support/database.ts';
import { editionFolder } from '#editions/edition-folder.ts';
import { withLock } from '#editions/lock.ts';
import { Busy, publisher } from '#editions/publisher.ts';
import { releaser } from '#editions/releaser.ts';
import { siteBuilder } from '#editions/site-builder.ts';
import { editionRepository } from '#repository/edition-repository.ts';
import { quickBuilder } from './quick-builder.ts';

/** As long as deploy/release.sh waits for a publication to end. */
const RELEASE_WAITS_S = 900;

const [, , folder = '', root = '', kind, what = 'publish', more] = process.argv;
const repository = editionRepository(folder);
const editions = editionFolder(root);
const parts = {
  ...{ repository, editions, log: silentLog },
  builder:
    kind === 'real'
      ? siteBuilder(join(import.meta.dirname, '../../../..'))
      : quickBuilder({ pauseMs: 4 }),
  remote: what === 'publish' ? more : undefined,
};
if (what === 'release') {
  const release = releaser({ ...parts, code: more ?? '' });
  await withLock(
    editions.lock,
    async () => {
      await release.make(new Date(), false);
      await release.show();
      await release.settle();
    },
    RELEASE_WAITS_S,
  );
} else {
  const one = publisher(parts);
  await one.repair();
  const order = { next: await repository.head(), by: 'A test' };
  const made = what === 'renew' ? one.renew(new Date(more ?? '')) : one.publish(order);
  await made.catch((error: unknown) => {
    if (!(error instanceof Busy)) throw error;
    console.log('busy');
  });
  await one.idle();
}
