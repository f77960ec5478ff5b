import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { addressReader } from './clientAddress.js';

it.each([0, 2])('is empty where the connection has been closed, behind %i proxies', trusted => {
  expect(addressReader(trusted)(new IncomingMessage(new Socket()))).toBe('');
});
it('is empty where it has been closed behind proxies that are known by address', () => {
  expect(addressReader(['loopback'])(new IncomingMessage(new Socket()))).toBe('');
});
