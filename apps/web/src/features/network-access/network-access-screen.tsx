import { Link, useSearchParams } from 'react-router';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../parts/load-failed';
import { DoorHeading } from '../../parts/public-layout/door-heading';
import { PublicLayout } from '../../parts/public-layout/public-layout';
import { LinkButton } from '../../ui/actions/link-button';
import { EmptyState } from '../../ui/states/empty-state';
import { Loading, SkeletonText } from '../../ui/states/skeleton';
import styles from './network-access.module.css';
import { useSchoolNetworks } from './network-access-queries';
import { NetworkDoor } from './network-door';
import { NetworkList } from './network-list';
import { texts } from './texts';
import { useBrand } from './use-brand';

/** The network stands in the address, so that a school can keep a link to its own door. */
export function NetworkAccessScreen() {
  const [search] = useSearchParams();
  const networks = useSchoolNetworks();
  const asked = search.get('rede');
  const chosen = networks.data?.find(({ id }) => String(id) === asked);
  useBrand(chosen?.accent ?? null);

  const addressOf = (id: number | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete('rede');
    else next.set('rede', String(id));
    return `?${next}`;
  };

  const content = () => {
    if (networks.isError) return <LoadFailed query={networks} />;
    if (!networks.data) {
      return (
        <Loading label={texts.loading}>
          <SkeletonText lines={4} />
        </Loading>
      );
    }
    if (chosen) return <NetworkDoor key={chosen.id} network={chosen} allNetworks={addressOf(null)} />;
    if (asked !== null) {
      return (
        <EmptyState drawing="lost" title={texts.unknown} action={<LinkButton to={addressOf(null)}>{texts.seeAll}</LinkButton>}>
          {texts.unknownNext}
        </EmptyState>
      );
    }
    if (networks.data.length === 0) {
      return (
        <EmptyState drawing="class" title={texts.empty}>
          {texts.emptyNext}
        </EmptyState>
      );
    }
    return <NetworkList networks={networks.data} addressOf={(network) => addressOf(network.id)} />;
  };

  return (
    <PublicLayout>
      <DoorHeading door={texts.header}>{asked ? undefined : texts.choose}</DoorHeading>
      {content()}
      <p className={styles.foot}>
        <Link to={paths.login}>{texts.toLogin}</Link>
      </p>
    </PublicLayout>
  );
}
