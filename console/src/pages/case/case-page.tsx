import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { caseOf } from '../../api/case.js';
import { ErrorPage } from '../../app/error-page.js';
import { SkeletonCase } from './skeleton-case.js';
import { WholeCase } from './whole-case.js';

const route = getRouteApi('/frame/cases/$reference');

/** One case with all that a decision needs. */
export function CasePage() {
  const { reference } = route.useParams();
  const { data, error } = useQuery(caseOf(reference));
  if (data === undefined) return error === null ? <SkeletonCase /> : <ErrorPage error={error} />;
  return <WholeCase data={data} stale={error} />;
}
