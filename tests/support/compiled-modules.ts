import path from 'node:path';

/**
 * Where Node keeps modules it has compiled, for the many processes that tests start: reading the service's modules
 * takes a second of processor time, and half of that if they are compiled.
 */
export const compiledModules = path.join(import.meta.dirname, '../../.cache/compiled');
