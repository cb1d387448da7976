import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below it, an answer fits into a packet or two as it is. */
const LEAST_BYTES = 2048;

/**
 * Lets routes compress their answers for clients that accept it; `route.ts` leaves out those that hold a secret. The
 * library's brotli has level 4. The document at `/openapi.json`, which needs no credential, is compressed once.
 */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    globalDecompression: false,
    threshold: LEAST_BYTES,
    encodings: ['br', 'gzip'],
  });
}
