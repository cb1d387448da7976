import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinRelations, type Relations } from '../../src/logic/join-relations.js';
import { boxAround, labelLine, labelNodes, RING } from '../../src/logic/label-nodes.js';
import { placeNodes } from '../../src/logic/place-nodes.js';

interface Party {
  readonly record_id: string | null;
  readonly name: string;
}

/** A graph of `id name` nodes, `-` for a party that is only named, and `from to relation` edges. */
function graph(nodes: readonly string[], edges: readonly string[], leftOut = 0): Relations<Party> {
  return {
    nodes: nodes.map((node) => {
      const [id = '', ...name] = node.split(' ');
      return { record_id: id === '-' ? null : id, name: name.join(' ') };
    }),
    edges: edges.map((edge) => {
      const [from, to, ...relation] = edge.split(' ');
      return { from: Number(from), to: Number(to), relation: relation.join(' '), details: '' };
    }),
    left_out: leftOut,
  };
}

test('the records of one party and the parties that its entries name alike are joined', () => {
  const same = new Map([
    ['a2', 'a'],
    ['x2', 'x'],
  ]);
  const joined = joinRelations(
    [
      graph(['a Ann', '- Jane Roe', 'x Xavier', 'y Ynez'], ['0 1 sister', '0 2 owner', '2 3 spouse'], 2),
      graph(['a2 ANN', '- JANE ROE', 'x2 Xaver'], ['0 1 Sister', '0 2 linked to'], 1),
    ],
    (id) => same.get(id) ?? id,
    60,
  );
  assert.deepEqual(
    joined.nodes.map(({ name }) => name),
    ['Ann', 'Jane Roe', 'Xavier', 'Ynez'],
  );
  assert.deepEqual(
    joined.edges.map(({ from, to, relation }) => `${from} ${to} ${relation}`),
    ['0 1 Sister', '0 2 owner', '2 3 spouse', '0 2 linked to'],
  );
  assert.deepEqual([joined.steps, joined.left_out], [[0, 1, 1, 2], 3]);
});

test('two parties that different entries name alike stay two, and only the nearest are kept', () => {
  const one = graph(['a Ann', 'b Bob', '- Jane Roe', '- Jane Roe'], ['0 1 brother', '0 2 friend', '1 3 friend']);
  const joined = joinRelations([one], (id) => id, 3);
  assert.deepEqual([joined.nodes.length, joined.edges.length, joined.left_out], [3, 2, 1]);
});

test('the same graph has the same places, no two nodes share one, and each is on the ring of its step', () => {
  const ties = [
    ...Array.from({ length: 40 }, (_, at) => ({ from: 0, to: at + 1 })),
    ...Array.from({ length: 19 }, (_, at) => ({ from: (at % 3) + 1, to: at + 41 })),
    { from: 5, to: 9 },
  ];
  const steps = Array.from({ length: 60 }, (_, at) => (at === 0 ? 0 : at <= 40 ? 1 : 2));
  const places = placeNodes(steps, ties, RING);
  assert.deepEqual(places, placeNodes(steps, ties, RING));
  assert.equal(new Set(places.map(({ x, y }) => `${x} ${y}`)).size, 60);
  for (const [node, { x, y }] of places.entries()) {
    assert.ok(Math.abs(Math.hypot(x, y) - (steps[node] ?? 0) * RING) < 1, `${node}: ${x}, ${y}`);
  }
  const outer = places.filter(({ hasMore }) => !hasMore).map(({ angle }) => angle);
  const sorted = outer.toSorted((one, other) => one - other);
  assert.ok(sorted.every((angle, at) => at === 0 || angle - (sorted[at - 1] ?? 0) > 5));
});

test('names of few nodes are level, those of many follow their lines and are never upside down; the box holds them', () => {
  const star = (count: number) => {
    const ties = Array.from({ length: count }, (_, at) => ({ from: 0, to: at + 1 }));
    const places = placeNodes([0, ...ties.map(() => 1)], ties, RING);
    return { places, labels: labelNodes(Array(count + 1).fill('A name of more than twenty letters'), places) };
  };
  const [few, many] = [star(5), star(40)];
  const [inTheMiddle, ...around] = few.labels;
  assert.equal(inTheMiddle?.text, '');
  assert.ok(around.every(({ angle, text }) => angle === 0 && [...text].length === 18 && text.endsWith('…')));
  assert.ok(many.labels.every(({ angle }) => angle >= -90 && angle <= 90));
  for (const { places, labels } of [few, many]) {
    const [left, top, width, height] = boxAround(places, labels);
    assert.ok(places.every(({ x, y }) => x > left && x < left + width && y > top && y < top + height));
    assert.ok(width > 2 * RING && width < 6 * RING);
  }
  const [middle, first] = few.places;
  assert.ok(middle && first && labelLine('spouse', [middle, first], 6)?.text === 'spouse');
  assert.equal(labelLine('spouse', [middle, first], 41), undefined);
});
