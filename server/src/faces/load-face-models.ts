import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Picture } from './decode-picture.js';

/** Face in a picture: whether a second detector sees it, its place, and its descriptor (128 numbers). */
export interface SeenFace {
  readonly isConfirmed: boolean;
  readonly width: number;
  readonly height: number;
  readonly descriptor: Float32Array;
}

/** Faces below this certainty are patterns as often as faces; a face from the side may have little more. */
const MIN_CERTAINTY = 0.5;

/**
 * Second detector: one alone takes the face of a cat for a person's, with a certainty of 0.93; two unlike ones agree on
 * people only.
 */
const SECOND = { inputSize: 416, scoreThreshold: 0.3 };
/** Their frames differ by forehead and chin, and share this much of both when they are about the same face. */
const SHARED = 0.3;

interface Tensor {
  dispose(): void;
}

type Operation = (...operands: unknown[]) => unknown;

interface TensorFlow {
  Tensor: { prototype: Record<string, unknown> };
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Uint8Array, shape: readonly number[], type: 'int32'): Tensor;
  io: { decodeWeights(bytes: ArrayBuffer, specs: readonly unknown[]): object };
}

interface Net {
  loadFromWeightMap(weights: object): void;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Detection {
  readonly detection: { readonly box: Box };
  readonly descriptor: Float32Array;
}

interface FaceApi {
  nets: { ssdMobilenetv1: Net; tinyFaceDetector: Net; faceLandmark68Net: Net; faceRecognitionNet: Net };
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  TinyFaceDetectorOptions: new (options: typeof SECOND) => object;
  detectAllFaces(
    picture: Tensor,
    options: object,
  ): PromiseLike<readonly { readonly box: Box }[]> & {
    withFaceLandmarks(): { withFaceDescriptors(): Promise<readonly Detection[]> };
  };
}

const FACE_API = '@vladmandic/face-api';
const BUNDLE = `${FACE_API}/dist/face-api.node-wasm.js`;
const CORE = '@tensorflow/tfjs-core';
const WASM = '@tensorflow/tfjs-backend-wasm';

/** Operations that tensors need as methods; the core has them as functions only. */
const METHODS = ['add', 'sub', 'mul', 'div', 'cast', 'reshape', 'min', 'max', 'mean', 'sum', 'slice', 'concat', 'pad']
  .concat([
    'transpose',
    'expandDims',
    'squeeze',
    'relu',
    'sqrt',
    'exp',
    'sigmoid',
    'softmax',
    'stack',
    'reverse',
    'tile',
  ])
  .concat(['resizeBilinear', 'batchNorm', 'clipByValue']);

/** Loads the models that come with the packages; throws where one is not installed. Nothing is fetched from anywhere. */
export async function loadFaceModels(): Promise<(picture: Picture) => Promise<readonly SeenFace[]>> {
  const require = createRequire(import.meta.url);
  const core = require(CORE) as TensorFlow & Readonly<Record<string, Operation>>;
  const wasm = require(WASM) as { setWasmPaths(folder: string): void };
  addMethods(core);
  wasm.setWasmPaths(`${join(dirname(require.resolve(`${WASM}/package.json`)), 'wasm-out')}/`);
  await core.setBackend('wasm');
  await core.ready();
  const faces = await loadFaceApi(require, core);
  const models = join(dirname(require.resolve(`${FACE_API}/package.json`)), 'model');
  await loadNet(core, faces.nets.ssdMobilenetv1, models, 'ssd_mobilenetv1_model');
  await loadNet(core, faces.nets.tinyFaceDetector, models, 'tiny_face_detector_model');
  await loadNet(core, faces.nets.faceLandmark68Net, models, 'face_landmark_68_model');
  await loadNet(core, faces.nets.faceRecognitionNet, models, 'face_recognition_model');
  const options = new faces.SsdMobilenetv1Options({ minConfidence: MIN_CERTAINTY, maxResults: 20 });
  const second = new faces.TinyFaceDetectorOptions(SECOND);
  return async ({ width, height, pixels }) => {
    const tensor = core.tensor3d(pixels, [height, width, 3], 'int32');
    try {
      const seen = await faces.detectAllFaces(tensor, options).withFaceLandmarks().withFaceDescriptors();
      const others = seen.length === 0 ? [] : await faces.detectAllFaces(tensor, second);
      return seen.map(({ detection: { box }, descriptor }) => ({
        ...{ isConfirmed: others.some((other) => sharedPart(box, other.box) >= SHARED) },
        ...{ width: box.width, height: box.height, descriptor },
      }));
    } finally {
      tensor.dispose();
    }
  };
}

/** Computes the overlap of two frames as a share of their union. */
function sharedPart(one: Box, other: Box): number {
  const overlap = (from: 'x' | 'y', size: 'width' | 'height') =>
    Math.max(0, Math.min(one[from] + one[size], other[from] + other[size]) - Math.max(one[from], other[from]));
  const shared = overlap('x', 'width') * overlap('y', 'height');
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** The bundle asks for the whole of TensorFlow.js, which is three times as large; of it the core is enough. */
async function loadFaceApi(require: NodeJS.Require, core: object): Promise<FaceApi> {
  const file = require.resolve(BUNDLE);
  const loaded: { exports: unknown } = { exports: {} };
  const load = compileFunction(await readFile(file, 'utf8'), ['exports', 'require', 'module'], { filename: file });
  load(loaded.exports, (name: string) => (name === '@tensorflow/tfjs' ? core : require(name)), loaded);
  return loaded.exports as FaceApi;
}

function addMethods(core: TensorFlow & Readonly<Record<string, Operation>>): void {
  const { prototype } = core.Tensor;
  const shape = (operand: unknown, ...sizes: unknown[]) => core.reshape?.(operand, sizes);
  const own: Record<string, Operation> = {
    as1D: (operand) => core.reshape?.(operand, [-1]),
    as2D: shape,
    as3D: shape,
    as4D: shape,
    toFloat: (operand) => core.cast?.(operand, 'float32'),
    toInt: (operand) => core.cast?.(operand, 'int32'),
  };
  for (const name of [...METHODS, ...Object.keys(own)]) {
    const operation = own[name] ?? core[name];
    if (operation === undefined || prototype[name] !== undefined) continue;
    prototype[name] = function (this: unknown, ...operands: unknown[]) {
      return operation(this, ...operands);
    };
  }
}

async function loadNet(core: TensorFlow, net: Net, folder: string, name: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, `${name}-weights_manifest.json`), 'utf8')) as readonly {
    weights: readonly unknown[];
    paths: readonly string[];
  }[];
  const files = await Promise.all(manifest.flatMap(({ paths }) => paths).map((path) => readFile(join(folder, path))));
  const bytes = Uint8Array.from(Buffer.concat(files));
  net.loadFromWeightMap(
    core.io.decodeWeights(
      bytes.buffer,
      manifest.flatMap(({ weights }) => weights),
    ),
  );
}
