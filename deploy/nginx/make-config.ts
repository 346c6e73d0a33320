/** The one truth about how the site is served: paths, status codes, caching. */
export interface ServeOptions {
  /** The built site. */
  readonly root: string;
  readonly port: number;
  /** Where nginx keeps its pid, logs and temporary files. */
  readonly run: string;
}

export const nginxConfig = ({ root, port, run }: ServeOptions): string => `
daemon off;
pid ${run}/nginx.pid;
error_log ${run}/error.log warn;
worker_processes auto;
events { worker_connections 1024; }

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path ${run}/body;
  proxy_temp_path ${run}/proxy;
  fastcgi_temp_path ${run}/fastcgi;
  uwsgi_temp_path ${run}/uwsgi;
  scgi_temp_path ${run}/scgi;

  server {
    listen 127.0.0.1:${port};
    root ${root};
    error_page 404 /404.html;
    error_page 500 502 503 504 /500.html;

    # One address per page: /work, never /work.html or /work/.
    rewrite ^/(.+)/$ /$1 permanent;
    if ($request_uri ~ ^/(index|(.+))\\.html(\\?|$)) { return 301 /$2; }

    location / {
      try_files $uri $uri.html $uri/index.html =404;
      add_header Cache-Control "no-cache";
    }

    location /_astro/ {
      add_header Cache-Control "public, max-age=31536000, immutable";
    }
  }
}
`;
