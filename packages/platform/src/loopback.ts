const LOOPBACK = new Set(['127.0.0.1', '[::1]', '::1', 'localhost']);

/** Whether the host of a URL is this machine, so that requests do not cross a network. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);

/** Whether an origin is a developer's machine: in production the site and the desk have their own host names. */
export const isLocal = (origin: string): boolean =>
  origin !== '' && isLoopback(new URL(origin).hostname);
