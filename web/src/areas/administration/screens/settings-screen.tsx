import { type SectionName, sections } from '@muster/contract/administration/settings.ts';
import type { Setting } from '@muster/contract/kernel/settings/setting-kinds.ts';
import { Button } from '@mantine/core';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { NotFound, PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { SettingsScope } from '../settings/settings-scope.tsx';
import { SettingsSection } from '../settings/settings-section.tsx';
import { settingsQuery } from '../settings/settings-queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

const names = Object.keys(sections) as SectionName[];
const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name);
const isForConcerns = (name: SectionName): boolean =>
  Object.values<Setting>(sections[name].settings).some(({ perConcern }) => perConcern);

export const FirstSection = () => (
  <Navigate to="/admin/settings/$section" params={{ section: 'company' }} replace />
);

function SectionTabs({ concern }: { readonly concern: string | undefined }) {
  const { settings } = useWords().words.administration;
  return (
    <nav className="settings-tabs" aria-label={settings.sectionsLabel}>
      {names.map((name) => (
        <Link
          key={name}
          to="/admin/settings/$section"
          params={{ section: name }}
          search={concern ? { concern } : {}}
          className="settings-tab"
          activeOptions={{ includeSearch: false }}
          resetScroll={false}
        >
          {settings.sections[name].title}
        </Link>
      ))}
    </nav>
  );
}

interface ContentProps {
  readonly section: SectionName;
  readonly concern: string | undefined;
  readonly showGroup: () => void;
}

/** A section in which no concern can differ has nothing to show for one. */
function Content({ section, concern, showGroup }: ContentProps) {
  const { words } = useWords();
  const { settings } = words.administration;
  const { data, error, refetch } = useQuery(settingsQuery(concern));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton label={words.list.loading} />;
  if (concern && !isForConcerns(section))
    return (
      <div className="state">
        <span className="state-icon" aria-hidden>
          <IconBuildingSkyscraper size={24} stroke={1.6} />
        </span>
        <h3>{settings.wholeGroupTitle}</h3>
        <p>{settings.wholeGroupHint}</p>
        <div className="state-action">
          <Button variant="default" onClick={showGroup}>
            {settings.toGroup}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      {!data.can.change && <p className="settings-note">{settings.readOnlyGroup}</p>}
      <SettingsSection
        key={`${section} ${concern ?? ''}`}
        section={section}
        settings={data}
        reload={refetch}
      />
    </>
  );
}

/** What the group or a concern has decided, section by section; the address says which. */
export function SettingsScreen() {
  const { words } = useWords();
  const { settings } = words.administration;
  const { section } = useParams({ from: '/admin/settings/$section' });
  const { concern } = useSearch({ from: '/admin/settings/$section' });
  const navigate = useNavigate();
  const { data } = useQuery(settingsQuery(concern));
  const show = (wanted: string | undefined) =>
    void navigate({ to: '.', search: wanted ? { concern: wanted } : {}, resetScroll: false });
  if (!isSection(section)) return <NotFound title={words.state.notFoundTitle} />;
  const known = data?.concern ?? (concern ? { id: concern, name: words.list.loading } : null);
  const { title, hint } = settings.sections[section];
  return (
    <>
      <PageHead
        title={settings.title}
        actions={<SettingsScope key={concern ?? ''} concern={known} onChange={show} />}
      />
      <div className="settings">
        <SectionTabs concern={concern} />
        <section className="settings-card" aria-labelledby="settings-section">
          <div className="settings-head">
            <h2 id="settings-section">{title}</h2>
            <p>{hint}</p>
          </div>
          <Content section={section} concern={concern} showGroup={() => show(undefined)} />
        </section>
      </div>
    </>
  );
}
