import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentUser } from '../../session/current-user';
import { PageHeader } from '../../ui/layout/page-header';
import { Tabs } from '../../ui/layout/tabs';
import { DataTab } from './data-tab';
import { LookTab } from './look-tab';
import { NoticesTab } from './notices-tab';
import { ownDataOf } from './own-data';
import { PasswordTab } from './password-tab';
import { RoleTab } from './role-tab';
import styles from './settings.module.css';
import { texts } from './texts';

export function SettingsScreen() {
  const me = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(() => ownDataOf(me.user));
  const tabs = [
    { id: 'dados', text: texts.tabs.dados, content: <DataTab user={me.user} typed={typed} onType={setTyped} /> },
    { id: 'senha', text: texts.tabs.senha, content: <PasswordTab user={me.user} /> },
    { id: 'papel', text: texts.tabs.papel, content: <RoleTab me={me} /> },
    { id: 'avisos', text: texts.tabs.avisos, content: <NoticesTab /> },
    { id: 'aparencia', text: texts.tabs.aparencia, content: <LookTab /> },
  ];
  const asked = search.get('aba');
  const selected = tabs.find(({ id }) => id === asked)?.id ?? 'dados';
  return (
    <div className={styles.page}>
      <PageHeader title={texts.title} />
      <Tabs label={texts.tabsLabel} tabs={tabs} selected={selected} onSelect={(aba) => setSearch({ aba }, { replace: true })} />
    </div>
  );
}
