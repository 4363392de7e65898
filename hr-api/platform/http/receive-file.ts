import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { namedLimit } from '../../../lib/contract/platform/file-rules';
import { ApiError } from '../errors';
import type { Receive } from '../calls/run-upload';

/** Bytes that everything around the file may take: boundaries, headers and fields that nobody asks for. */
const ENVELOPE_BYTES = 64 * 1024;

const PART_LIMITS = { fieldNameSize: 100, fieldSize: 1_000, parts: 10, headerPairs: 20 };

/**
 * Reads a multipart body and hands over its first part `file`, piece by piece as fast as it is taken. Anything behind that is
 * read to its end and thrown away. Throws `file_too_large` as soon as that is certain, and `bad_request` for what is no
 * multipart body from its first boundary to its last (T85).
 */
export const receiveFrom =
  (request: FastifyRequest): Receive =>
  async (sizeLimit, take) => {
    const most = sizeLimit + ENVELOPE_BYTES;
    if (!request.isMultipart() || (request.headers['content-encoding'] ?? 'identity') !== 'identity')
      throw new ApiError('unsupported_media_type');
    if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(sizeLimit);
    const reading = new Reading(request, sizeLimit);
    const tooMuch = reading.whenBeyond(most);
    try {
      await Promise.race([reading.parts(take), tooMuch]);
    } finally {
      request.raw.unpipe();
      request.raw.resume();
    }
  };

class Reading {
  #received = 0;
  #inFiles = 0;
  #current: MultipartFile['file'] | undefined;

  constructor(
    private readonly request: FastifyRequest,
    private readonly sizeLimit: number,
  ) {}

  /** Rejects when more bytes came than the body of an upload can have. */
  whenBeyond(most: number): Promise<never> {
    const { raw } = this.request;
    raw.pause();
    return new Promise((_, reject) => {
      raw.on('data', (bytes: Buffer) => {
        this.#received += bytes.length;
        if (this.#received <= most) return;
        const refusal = tooLarge(this.sizeLimit);
        this.#current?.destroy(refusal);
        reject(refusal);
      });
    });
  }

  async parts(take: Parameters<Receive>[1]): Promise<void> {
    let isTaken = false;
    for await (const part of this.#partsOfBody()) {
      if (part.type !== 'file') continue;
      if (isTaken || part.fieldname !== 'file') {
        part.file.on('data', (bytes: Buffer) => (this.#inFiles += bytes.length));
        continue;
      }
      isTaken = true;
      const isPlain = ['7bit', '8bit', 'binary'].includes(part.encoding) && !part.mimetype.startsWith('multipart/');
      if (!isPlain) throw new ApiError('bad_request');
      await take({ content: this.#bytesOf(part.file), declaredType: part.mimetype });
    }
    if (this.#received - this.#inFiles > ENVELOPE_BYTES) throw new ApiError('bad_request');
  }

  async *#partsOfBody() {
    const { sizeLimit } = this;
    try {
      yield* this.request.parts({
        limits: { ...PART_LIMITS, fileSize: sizeLimit },
        throwFileSizeLimit: false,
        isPartAFile: (name, type, fileName) =>
          name === 'file' || fileName !== undefined || type === 'application/octet-stream',
      } as Parameters<FastifyRequest['parts']>[0]);
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('bad_request');
    }
  }

  async *#bytesOf(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
    this.#current = file;
    let size = 0;
    try {
      for await (const bytes of file as AsyncIterable<Buffer>) {
        size += bytes.length;
        this.#inFiles += bytes.length;
        if (size >= this.sizeLimit) throw tooLarge(this.sizeLimit);
        yield bytes;
      }
    } catch (error) {
      throw error instanceof ApiError ? error : new ApiError('bad_request');
    }
  }
}

const tooLarge = (sizeLimit: number) => new ApiError('file_too_large', { params: namedLimit(sizeLimit) });
