import { crc32, deflateSync } from 'node:zlib';

/** A PNG of slanting bands of colour, on which nobody is seen; `claims` is the size that its head tells in place of its own. */
export function drawPicture(side = 64, claims = side): Buffer {
  const rows = Array.from({ length: side }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: side }, (__, x) => [(x * 3 + y) % 256, (y * 5) % 256, 128]).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims, 0);
  head.writeUInt32BE(claims, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(content), 4);
  return Buffer.concat([frame.subarray(0, 4), content, frame.subarray(4)]);
}
