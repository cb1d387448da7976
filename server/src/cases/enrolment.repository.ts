/**
 * Moment of the enrolment of a monitored row of `cases`. Versions that did not store it wrote an audit entry for each enrolment, but
 * none for a search that was enrolled when it was made.
 */
export const ENROLLED_AT = `coalesce(cases.enrolled_at, (select max(e.at) from audit_entries e
  where e.chain = cases.organization_id and e.target_id = cases.id and e.action = 'monitoring.changed'), cases.created_at)`;
