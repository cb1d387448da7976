/** A growing column of numbers, for building sections whose length is not known beforehand. */
export interface Column<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array> {
  length: number;
  push(value: number): void;
  at(position: number): number;
  finish(): T;
}

type Make<T> = (length: number) => T;

export const bytes = () => column((length) => new Uint8Array(length));
export const shorts = () => column((length) => new Uint16Array(length));
export const words = () => column((length) => new Uint32Array(length));
export const signed = () => column((length) => new Int32Array(length));

function column<T extends Uint8Array | Uint16Array | Uint32Array | Int32Array>(make: Make<T>): Column<T> {
  let data = make(1024);
  return {
    length: 0,
    push(value) {
      if (this.length === data.length) {
        const larger = make(data.length * 2);
        larger.set(data);
        data = larger;
      }
      data[this.length] = value;
      this.length += 1;
    },
    at(position) {
      return data[position] as number;
    },
    finish() {
      return data.slice(0, this.length) as T;
    },
  };
}

/** Texts one after another, with where each begins; the last start is the end. */
export interface Texts {
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

export interface TextColumn {
  push(text: string): void;
  finish(): Texts;
}

export function texts(): TextColumn {
  const encoder = new TextEncoder();
  const starts = words();
  starts.push(0);
  let data = new Uint8Array(4096);
  let used = 0;
  /** Calling the encoder costs more than most names are long. */
  const pushAscii = (text: string) => {
    for (let i = 0; i < text.length; i += 1) {
      const unit = text.charCodeAt(i);
      if (unit > 127) return false;
      data[used + i] = unit;
    }
    used += text.length;
    return true;
  };
  return {
    push(text) {
      while (used + text.length * 3 > data.length) {
        const larger = new Uint8Array(data.length * 2);
        larger.set(data);
        data = larger;
      }
      const ascii = pushAscii(text);
      if (!ascii) used += encoder.encodeInto(text, data.subarray(used)).written;
      starts.push(used);
    },
    finish() {
      return { starts: starts.finish(), bytes: data.slice(0, used) };
    },
  };
}
