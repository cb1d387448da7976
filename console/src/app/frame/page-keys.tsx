import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../keys/keys.js';
import { useMay } from '../session.js';
import { ADMIN_PAGES, PAGES } from './pages.js';

const PAGES_WITH_KEYS = [...PAGES, ...ADMIN_PAGES.filter((page) => 'action' in page)];

/** The shortcuts of the pages. */
export function PageKeys() {
  return PAGES_WITH_KEYS.map((page) => <PageKey key={page.to} page={page} />);
}

function PageKey({ page }: { readonly page: (typeof PAGES_WITH_KEYS)[number] }) {
  const navigate = useNavigate();
  const may = useMay();
  useAction(page.action, () => void navigate({ to: page.to }), !('ability' in page) || may(page.ability));
  return null;
}
