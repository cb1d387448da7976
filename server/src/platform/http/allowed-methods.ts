import type { FastifyInstance, HTTPMethods } from 'fastify';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods that a path answers to, OPTIONS included; empty when there is no such path. */
export function allowedMethods(app: FastifyInstance, url: string): string[] {
  const path = url.split('?', 1)[0] ?? url;
  const allowed = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
  return allowed.length === 0 ? [] : [...allowed, 'OPTIONS'];
}
