// Tests run in Node, and Node 18 keeps the browser's `crypto` in a module of its own.
import { webcrypto } from 'node:crypto'

globalThis.crypto ??= webcrypto as Crypto
