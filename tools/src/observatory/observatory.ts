// Grades the site's real answers with the MDN Observatory's own code, without the network:
// node tools/src/observatory/observatory.ts
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_RESULTS, ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { parseHttpEquivHeaders } from '@mdn/mdn-http-observatory/src/retriever/utils.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';
import { serveSite } from '#serving/serve-site.ts';
import { capture, makeCertificate } from './capture.ts';
import { checkGrades, type Graded } from './check-grades.ts';

const port = 4464;
const secure = new URL(`https://localhost:${port}/`);
const plain = new URL(`http://localhost:${port + 1}/`);

// The list of preloaded domains is fetched when the grader is installed; ours is not in it.
const list = fileURLToPath(
  new URL(
    '../conf/hsts-preload.json',
    import.meta.resolve('@mdn/mdn-http-observatory/src/constants.js'),
  ),
);
if (!existsSync(list)) writeFileSync(list, '{}');

async function captured(folder: string): Promise<Requests> {
  const page = await capture(secure.href, folder);
  const redirect = await capture(plain.href, folder);
  const preflight = await capture(secure.href, folder, 'OPTIONS');
  const requests = new Requests(secure.hostname);
  const answer = {
    ...page,
    verified: true,
    httpEquiv: parseHttpEquivHeaders(page.body, secure.href),
  };
  const target = new URL(redirect.headers.location ?? '', plain);
  const route = [
    { url: plain, status: redirect.status },
    { url: target, status: page.status },
  ];
  requests.session = { url: secure };
  requests.resources.path = page.body;
  requests.responses = {
    auto: answer,
    https: answer,
    http: { ...answer },
    cors: { ...preflight, verified: true },
    httpRedirects: route,
    httpsRedirects: route,
  };
  return requests;
}

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
makeCertificate(folder);
const served = await serveSite(port, ['--tls', folder]);
try {
  const requests = await captured(folder);
  const graded = ALL_TESTS.map((grade, index): Graded => {
    const { title, possibleResults } = ALL_RESULTS[index] ?? { title: '', possibleResults: [] };
    const result = grade(requests).result ?? 'no result';
    const best = Math.max(...possibleResults.map(getScoreModifier));
    return { title, result, points: getScoreModifier(result), best };
  });
  const { lines, lost } = checkGrades(graded);
  const score = 100 + graded.reduce((sum, { points }) => sum + points, 0);
  const most = 100 + graded.reduce((sum, { best }) => sum + best, 0);
  console.log(lines.join('\n'));
  console.log(`Grade ${getGradeForScore(score).grade}, ${score} of the ${most} points there are.`);
  for (const line of lost) console.error(line);
  if (lost.length > 0) process.exitCode = 1;
} finally {
  served.stop();
  rmSync(folder, { recursive: true });
}
