import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { caseOf, roundOf } from '../../api/case.js';
import { ErrorPage } from '../../app/error-page.js';
import { SkeletonCase } from './skeleton-case.js';
import { WholeCase } from './whole-case.js';

const route = getRouteApi('/frame/cases/$reference');

/** One case with all that a decision needs. */
export function CasePage() {
  const { reference } = route.useParams();
  const { round } = route.useSearch();
  const { data, error } = useQuery(caseOf(reference));
  const past = useQuery({ ...roundOf(reference, round ?? 0), enabled: round !== undefined });
  const failure = data === undefined ? error : past.data === undefined ? past.error : null;
  if (failure) return <ErrorPage error={failure} />;
  if (data === undefined || (round !== undefined && past.data === undefined)) return <SkeletonCase />;
  return <WholeCase data={round === undefined ? data : (past.data ?? data)} present={data} stale={error} />;
}
