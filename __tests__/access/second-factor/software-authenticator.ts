import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

type CborValue = number | string | Buffer | ReadonlyMap<CborValue, CborValue>;

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
}

function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.of((type << 5) | length);
  return length < 256 ? Buffer.of((type << 5) | 24, length) : Buffer.of((type << 5) | 25, length >> 8, length & 0xff);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const CAN_BE_BACKED_UP = 0x08;
const IS_BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

/** What may be wrong with an answer: each is what the browser and the authenticator take care of. */
export interface Fault {
  readonly origin?: string;
  readonly host?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** Whether finger, face or PIN were asked for. */
  readonly isVerified?: boolean;
  /** Signed by another key. */
  readonly key?: KeyObject;
}

interface Settings {
  readonly origin: string;
  /** Whether it counts; passkeys that a provider synchronises do not. */
  readonly counts?: boolean;
  readonly isSynced?: boolean;
}

/** A browser and an authenticator with one passkey (P-256, attestation "none"). */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #counts: boolean;
  readonly #isSynced: boolean;
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;

  constructor({ origin, counts = true, isSynced = false }: Settings) {
    this.#origin = origin;
    this.#counts = counts;
    this.#isSynced = isSynced;
  }

  /** Makes its passkey, as JSON text for what the HR API has asked with. */
  create(optionsText: string, fault: Fault = {}): string {
    const options = JSON.parse(optionsText) as PublicKeyCredentialCreationOptionsJSON;
    const authData = Buffer.concat([this.#header(options.rp.id ?? '', HAS_CREDENTIAL, fault), this.#credential()]);
    const attestation = new Map<CborValue, CborValue>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const answer: RegistrationResponseJSON = {
      ...this.#envelope(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, fault).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
    return JSON.stringify(answer);
  }

  /** Signs what the HR API has asked for. */
  get(optionsText: string, fault: Fault = {}): string {
    const options = JSON.parse(optionsText) as PublicKeyCredentialRequestOptionsJSON;
    if (this.#counts) this.counter += 1;
    const authData = this.#header(options.rpId ?? '', 0, fault);
    const clientData = this.#clientData('webauthn.get', options.challenge, fault);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    const answer: AuthenticationResponseJSON = {
      ...this.#envelope(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, fault.key ?? this.#keys.privateKey).toString('base64url'),
      },
    };
    return JSON.stringify(answer);
  }

  #envelope() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  #clientData(type: string, challenge: string, fault: Fault): Buffer {
    const { origin = this.#origin, challenge: signed = challenge } = fault;
    return Buffer.from(JSON.stringify({ type, challenge: signed, origin, crossOrigin: false }));
  }

  #header(host: string, flags: number, fault: Fault): Buffer {
    const { host: signedHost = host, counter = this.counter, isVerified = true } = fault;
    const verified = isVerified ? VERIFIED : 0;
    const synced = this.#isSynced ? CAN_BE_BACKED_UP | IS_BACKED_UP : 0;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(signedHost), Buffer.of(PRESENT | verified | synced | flags), count]);
  }

  /** Its id and public key, in COSE. */
  #credential(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<CborValue, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.of(id.length >> 8, id.length & 0xff);
    return Buffer.concat([Buffer.alloc(16), length, id, cbor(key)]);
  }
}
