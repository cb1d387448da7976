import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callbackUrlError } from './callback-url-error.js';

const strict = { allowPrivate: [], allowHttp: false };

test('a public https URL is accepted, and an http one if the operator allows it', () => {
  for (const url of ['https://hooks.example.com/x?y=1', 'https://example.com:8081/', 'https://[2606:4700::1111]/']) {
    assert.equal(callbackUrlError(url, strict), undefined, url);
    const plain = url.replace('https:', 'http:');
    assert.match(callbackUrlError(plain, strict) ?? '', /must be an https URL.*WEBHOOK_ALLOW_HTTP/, plain);
    assert.equal(callbackUrlError(plain, { ...strict, allowHttp: true }), undefined, plain);
  }
});

test('a URL that is not http, contains credentials, or leads to a private network is refused in every spelling', () => {
  const refused = [
    'ftp://example.com/',
    'javascript:alert(1)',
    'example.com',
    '',
    'https://user:secret@example.com/',
    'http://example.com:0/',
    'http://localhost/',
    'http://localhost./',
    'http://localhost../',
    'http://LOCALHOST./',
    'http://api.localhost/',
    'http://intranet/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[::127.0.0.1]/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://１２７.０.０.１/',
    'http://%31%32%37.0.0.1/',
    'http://198.18.0.1/',
    'http:example.com',
    'http://[fe80::1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
  ];
  for (const url of refused) {
    assert.ok(callbackUrlError(url, { ...strict, allowHttp: true }), url);
    assert.ok(callbackUrlError(url.replace('http:', 'https:'), strict), url);
  }
});

test('an address that the operator allows is accepted, also over http, and no other', () => {
  const allow = (...allowPrivate: string[]) => ({ allowPrivate, allowHttp: false });
  assert.equal(callbackUrlError('http://127.0.0.1:9000/hook', allow('127.0.0.1')), undefined);
  assert.equal(callbackUrlError('https://127.0.0.1:9000/hook', allow('127.0.0.1')), undefined);
  assert.equal(callbackUrlError('http://[::1]/hook', allow('::1')), undefined);
  assert.equal(callbackUrlError('http://[::ffff:127.0.0.1]/hook', allow('127.0.0.1')), undefined);
  for (const url of ['http://127.0.0.2/hook', 'http://hooks.example.com/', 'http://8.8.8.8/'])
    assert.ok(callbackUrlError(url, allow('127.0.0.1')), url);
});
