import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark, BookmarkPlus, Check, PencilLine, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { QueueCounts } from '../../api/queue.js';
import { type QueueView, queueViews, viewOfSearch } from '../../api/queue-views.js';
import { useAction } from '../../app/keys/keys.js';
import { useDigits } from '../../app/keys/use-digits.js';
import { useMay } from '../../app/session.js';
import { Button } from '../../components/button.js';
import { Menu } from '../../components/menu.js';
import { CASES } from '../../i18n/en/cases.js';
import { useFormats, useWords } from '../../i18n/language.js';
import { isEdited, type QueueSearch, searchOfView } from '../../logic/queue-search.js';
import { useSaveViews } from './use-save-views.js';
import { ViewDialog } from './view-dialog.js';

interface Props {
  readonly search: QueueSearch;
  readonly counts: QueueCounts | undefined;
}

/** Shows the saved views, each with its count and digit; saves, renames, shares and deletes them. */
export function SavedViews({ search, counts }: Props) {
  const words = useWords(CASES).cases.saved;
  const formats = useFormats();
  const may = useMay();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'add' | 'change'>();
  // Not before the rows, which everybody waits for.
  const views = useQuery({ ...queueViews, enabled: counts !== undefined }).data ?? [];
  const current = views.find(({ id }) => id === search.saved);
  const edited = current !== undefined && isEdited(search, current);
  const show = (view: QueueView | undefined) => view && void navigate({ to: '/cases', search: searchOfView(view) });
  const { add, change, remove, error, isPending } = useSaveViews((view) => {
    setDialog(undefined);
    if (view) show(view);
    else void navigate({ to: '/cases', search: ({ saved: _saved, ...rest }: QueueSearch) => rest });
  });
  useAction('views', () => setOpen(true));
  useDigits((key) => show(views[Number(key) - 1]), !isOpen);

  const changeable = current !== undefined && (!current.shared || may('view.share'));
  const icon = (Icon: typeof Check) => <Icon size={16} aria-hidden />;
  const items = [
    ...views.map(({ id, name, shared }, place) => {
      const count = formats.number(counts?.views[id] ?? 0);
      return {
        ...{ id, text: name, note: shared ? words.sharedNote(count) : count },
        ...{ icon: <Check size={16} aria-hidden opacity={id === current?.id ? 1 : 0} /> },
        ...(place < 9 && { hint: String(place + 1) }),
      };
    }),
    ...(changeable && edited
      ? [{ id: 'update', text: words.update(current.name), icon: icon(Save), isFirst: true }]
      : []),
    { id: 'add', text: words.save, icon: icon(BookmarkPlus), isFirst: !(changeable && edited) },
    ...(changeable
      ? [
          { id: 'change', text: may('view.share') ? words.change : words.rename, icon: icon(PencilLine) },
          { id: 'remove', text: words.remove(current.name), icon: icon(Trash2) },
        ]
      : []),
  ];

  function choose(id: string) {
    if (id === 'add' || id === 'change') return setDialog(id);
    if (current && id === 'remove') return remove(current);
    if (current && id === 'update')
      return change({ ...current, ...viewOfSearch(search, current.name, current.shared) });
    return show(views.find((view) => view.id === id));
  }

  const label = current === undefined ? words.menu : edited ? words.edited(current.name) : current.name;
  return (
    <>
      <Menu
        label={words.menu}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button kind="quiet">
            <Bookmark size={16} aria-hidden fill={current ? 'currentColor' : 'none'} />
            {label}
          </Button>
        }
        items={items}
        onChoose={choose}
      />
      {dialog && (
        <ViewDialog
          view={dialog === 'change' ? current : undefined}
          canShare={may('view.share')}
          error={error}
          isPending={isPending}
          onClose={() => setDialog(undefined)}
          onSave={(name, shared) =>
            dialog === 'change' && current
              ? change({ ...current, name, shared })
              : add(viewOfSearch(search, name, shared))
          }
        />
      )}
    </>
  );
}
