import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callbackUrlGuard } from '../../src/notify/callback-url-guard.js';

const fault = callbackUrlGuard([]);

for (const url of [
  'https://hooks.example.com/touchstone?case=1',
  'http://hooks.example.com:8080/',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
  'https://localhost.example.com/',
  'https://bücher.example/',
]) {
  test(`${url} is taken`, () => assert.equal(fault(url), undefined));
}

for (const url of [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://%31%32%37.0.0.1/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://a.localhost/',
  'http://metadata.google.internal/',
  'http://printer.local/',
]) {
  test(`${url} is a private or reserved address`, () => assert.match(fault(url) ?? '', /private or reserved/));
}

for (const url of [
  '',
  'hooks.example.com',
  'ftp://example.com/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http:',
  'http://',
]) {
  test(`${JSON.stringify(url)} is no http or https URL`, () => assert.match(fault(url) ?? '', /http or https/));
}

test('a URL must not carry credentials', () => {
  assert.match(fault('https://user:secret@example.com/') ?? '', /user name or password/);
});

test('what the operator named is taken in every spelling, and nothing else', () => {
  const allowing = callbackUrlGuard(['127.0.0.1', '10.1.0.0/16', 'localhost', '::1']);
  for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '10.1.2.3', 'localhost', '[0:0::1]']) {
    assert.equal(allowing(`http://${host}:9000/hook`), undefined, host);
  }
  for (const host of ['127.0.0.2', '10.2.0.1', '[fd00::1]', '169.254.169.254']) {
    assert.notEqual(allowing(`http://${host}/`), undefined, host);
  }
});
