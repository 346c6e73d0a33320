import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { formatFinding } from '#reader/finding.ts';
import { brokenLinks, outsideLinks } from './outside-links.ts';
import { contentWith } from '#reader/test-content/content-with.ts';

test('finds every URL except the site’s own', () => {
  const social = [{ name: 'LinkedIn', url: 'https://network.example/company' }];
  expect(outsideLinks(contentWith({ 'company.yaml': { social } }))).toEqual([
    { file: 'company.yaml', field: 'social.0.url', address: 'https://network.example/company' },
    { file: 'claims.yaml', field: 'market.source', address: 'https://statistics.example' },
  ]);
});

test('returns those that do not answer with a page', async () => {
  const server = createServer(({ url }, answer) => {
    answer.writeHead(url === '/gone' ? 410 : 200).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const link = (path: string) => ({ file: 'claims.yaml', field: 'a.source', address: at + path });
  try {
    expect((await brokenLinks([link('/'), link('/gone')])).map(formatFinding)).toEqual([
      `content/claims.yaml, a.source: leads to ${at}/gone, which answers with the status 410. Find where it went, or name another.`,
    ]);
  } finally {
    server.close();
  }
  expect((await brokenLinks([link('/')])).map(formatFinding)).toEqual([
    `content/claims.yaml, a.source: leads to ${at}/, where nothing answers. Find where it went, or name another.`,
  ]);
});
