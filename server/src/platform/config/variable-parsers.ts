import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { emailErrors } from '../../domain/user.js';
import { addressesOf } from '../database/database-hosts.js';

/** Parsers of variables: each throws an error that does not repeat the text, which may be a secret. */
export function integer(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new Error(`must be a whole number from ${least} to ${most}`);
    return value;
  };
}

export function oneOf<T extends string>(allowed: readonly T[]): (text: string) => T {
  return (text) => {
    const found = allowed.find((value) => value === text);
    if (found === undefined) throw new Error(`must be one of ${allowed.join(', ')}`);
    return found;
  };
}

export function textOf(least: number, most: number): (text: string) => string {
  return (text) => {
    if (text.length < least || text.length > most) throw new Error(`must have ${least} to ${most} characters`);
    return text;
  };
}

/** A program and its arguments, which no shell reads. */
export function commandLine(text: string): string[] {
  const fault = new Error(
    'must be a JSON array of strings that begins with the path of a program, such as ["/usr/bin/cat", "/run/key"]',
  );
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    throw fault;
  }
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) throw fault;
  if (!isAbsolute(parts[0] ?? '')) throw fault;
  return parts;
}

export function email(text: string): string {
  const [fault] = emailErrors(text);
  if (fault !== undefined) throw new Error(fault.message);
  return text;
}

/** An e-mail or web address that fits into a header. */
export function contact(text: string): string {
  if (/^[!-~]{3,200}$/.test(text) && (/^[^@]+@[^@]+\.[^@]+$/.test(text) || /^https?:\/\//.test(text))) return text;
  throw new Error('must be an e-mail or web address, such as compliance@example.org');
}

/** An address of one host, or of several of which the one that accepts writes is used (`target_session_attrs=read-write`). */
export function databaseUrl(text: string): string {
  const addresses = addressesOf(text);
  if (!addresses.every((address) => URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol))) {
    throw new Error(
      'must look like postgres://user:password@host:port/database, with several hosts as host:port,host:port',
    );
  }
  const wanted = new URL(addresses[0] ?? text).searchParams.get('target_session_attrs');
  if (wanted !== null && wanted !== 'read-write' && wanted !== 'primary') {
    throw new Error('must have no target_session_attrs other than read-write: the service writes');
  }
  return text;
}

export function httpUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error('must look like http://host:port');
  return text;
}

export function endpoint(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) throw new Error('must be an http or https URL');
  const { username, password } = new URL(text);
  if (username !== '' || password !== '') throw new Error('must not contain a user name or password');
  return text.replace(/\/+$/, '');
}

export function addresses(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.some((part) => isIP(part) === 0)) throw new Error('must be addresses, separated by commas');
  return parts;
}

export function networks(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every(isNetwork)) throw new Error('must be addresses or networks such as 10.0.0.0/8, separated by commas');
  return parts;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  if (isIP(address) === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32));
}
