import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { answering, type Served } from '#serving/serve-site.ts';

/** Bare nginx: the same workers, but no headers, no rules, no choice of encoding. */
const config = (folder: string, port: number): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes auto;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  default_type text/html;
  client_body_temp_path ${folder}/client_body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port} backlog=1024; root ${folder}/root; }
}
`;

/** Serves files of the built site at the paths that visitors request: exactly the same bytes. */
export async function serveBare(
  port: number,
  files: Readonly<Record<string, string>>,
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-nginx-'));
  for (const [address, file] of Object.entries(files)) {
    const target = join(folder, 'root', address);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config(folder, port));
  const flags = ['-e', join(folder, 'error.log'), '-c', file, '-g', 'daemon off;'];
  const nginx = spawn('/usr/sbin/nginx', flags, { stdio: 'inherit' });
  const stop = () => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await answering(port);
  return { stop };
}
