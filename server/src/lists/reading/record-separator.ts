/** Begins each document of a JSON text sequence (RFC 7464). */
export const RECORD_SEPARATOR = '\x1e';
