import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CaseData, CaseResult } from '../../../api/case.js';
import { type RelatedParty, relationsOf, type Tie } from '../../../api/relations.js';
import { Badge } from '../../../components/badge.js';
import { DataTable } from '../../../components/data-table.js';
import { EmptyState } from '../../../components/empty-state.js';
import { LoadFailed } from '../../../components/load-failed.js';
import { NameText } from '../../../components/name-text.js';
import { SkeletonRows } from '../../../components/skeleton-rows.js';
import details from '../../../evidence/comparison/record-details.module.css';
import { RELATIONS } from '../../../i18n/en/relations.js';
import { useFormats, useWords } from '../../../i18n/language.js';
import { joinRelations } from '../../../logic/join-relations.js';
import { RelationDrawing } from './relation-drawing.js';
import styles from './relations.module.css';

/** Most parties: a drawing of more is not read. */
const MOST = 60;

interface Props {
  readonly data: CaseData;
  /** The open record. */
  readonly result: CaseResult;
}

/** The parties that lists tie to a record: a drawing, and a table that says the same. */
export function Relations({ data, result }: Props) {
  const words = useWords(RELATIONS);
  const queries = useQueries({ queries: result.source_details.map(({ record_id }) => relationsOf(record_id)) });
  const graphs = queries.flatMap((query) => query.data ?? []);
  const failed = queries.filter((query) => query.data === undefined && query.error !== null);
  if (graphs.length + failed.length === 0) return <SkeletonRows label={words.common.loading} rows={4} />;

  const results = new Map(
    data.results.flatMap(({ id, source_details }) => source_details.map(({ record_id }) => [record_id, id] as const)),
  );
  const joined = joinRelations(graphs, (id) => results.get(id) ?? id, MOST);
  const nodes = joined.nodes.map((node) => ({ ...node, isInCase: results.has(node.record_id ?? '') }));
  return (
    <div className={styles.relations}>
      {failed.map(({ error, refetch }, index) => (
        <LoadFailed
          key={index}
          text={words.relations.failed(words.common.failed(error))}
          onRetry={() => void refetch()}
        />
      ))}
      {nodes.length > 1 && (
        <>
          <p className={details.muted}>{words.relations.lead}</p>
          <RelationDrawing nodes={nodes} edges={joined.edges} steps={joined.steps} />
          {joined.left_out > 0 && <p>{words.relations.leftOut(joined.left_out)}</p>}
          <Ties nodes={nodes} edges={joined.edges} />
        </>
      )}
      {nodes.length <= 1 && failed.length === 0 && (
        <EmptyState title={words.relations.none.title} text={words.relations.none.text} />
      )}
    </div>
  );
}

interface TiesProps {
  readonly nodes: readonly (RelatedParty & { readonly isInCase: boolean })[];
  readonly edges: readonly Tie[];
}

/** Every tie of the drawing, by the party it leads to. */
function Ties({ nodes, edges }: TiesProps) {
  const words = useWords(RELATIONS).relations;
  const formats = useFormats();
  const rows = edges
    .map((edge) => ({ ...edge, place: edge.to === 0 ? edge.from : edge.to }))
    .toSorted((one, other) => one.place - other.place || one.from - other.from);
  return (
    <DataTable
      label={words.parties}
      rows={rows}
      keyOf={({ from, to, relation }) => `${from} ${to} ${relation}`}
      columns={[
        { id: 'party', title: words.party, cell: ({ place }) => <Party node={nodes[place]} /> },
        { id: 'relation', title: words.relation, cell: ({ relation }) => relation },
        { id: 'from', title: words.inEntryOf, cell: ({ from }) => <NameText name={nodes[from]?.name ?? ''} /> },
        {
          id: 'about',
          title: words.about,
          cell: ({ place, details: stated }) => {
            const { record_id: id, birth_incorporation_date: dates = [], categories = [] } = nodes[place] ?? {};
            const known = id ? [...dates.map(formats.day), ...categories] : [words.onlyNamed];
            return [...known, stated].filter(Boolean).join(' · ');
          },
        },
      ]}
    />
  );
}

function Party({ node }: { readonly node: TiesProps['nodes'][number] | undefined }) {
  const words = useWords(RELATIONS).relations;
  if (node === undefined) return null;
  return (
    <span className={styles.party}>
      {node.record_id === null ? (
        <NameText name={node.name} />
      ) : (
        <Link to="/records/$id" params={{ id: node.record_id }} search={{}} className={details.link}>
          <NameText name={node.name} />
        </Link>
      )}
      {node.isInCase && <Badge tone="info">{words.inCase}</Badge>}
    </span>
  );
}
