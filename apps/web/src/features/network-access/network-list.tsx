import type { SchoolNetwork } from '@lauda/contract/school-networks';
import { useState } from 'react';
import { Link } from 'react-router';
import { SearchField } from '../../ui/fields/search-field';
import styles from './network-access.module.css';
import { NetworkMark } from './network-mark';
import { networksNamed, SEARCH_FROM } from './network-search';
import { texts } from './texts';

type Props = { networks: readonly SchoolNetwork[]; addressOf: (network: SchoolNetwork) => string };

export function NetworkList({ networks, addressOf }: Props) {
  const [asked, setAsked] = useState('');
  const found = networksNamed(networks, asked);
  return (
    <>
      {networks.length >= SEARCH_FROM && (
        <>
          <SearchField label={texts.search} placeholder={texts.search} value={asked} onChange={setAsked} />
          <p role="status" className={styles.found}>
            {asked !== '' && texts.found(found.length)}
          </p>
        </>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.networks}>
        {found.map((network) => (
          <li key={network.id}>
            <Link to={addressOf(network)} className={styles.network}>
              <NetworkMark network={network} />
              <span>{network.name}</span>
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
