import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import styles from './ModelFinder.module.css';
import type { ModelGroup } from './modelGroups';
import { Component as ModelPicture } from './ModelPicture';

type ModelGroupsProps = { groups: readonly ModelGroup[]; issue: string | undefined };

/**
 * Lists the models beside the heading of their generation. Each model is one link with a drawing.
 */
export function ModelGroups({ groups, issue }: ModelGroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, models }) => (
        <div key={name} className={styles.group}>
          <h3 className={styles.groupName}>{name}</h3>
          <ul className={styles.grid}>
            {models.map((model) => (
              <li key={model.slug}>
                <Link to={modelPath(model, issue)} className={styles.model}>
                  <Unhydrated
                    as="span"
                    id={`picture-${model.slug}`}
                    late={() => import('./ModelPicture')}
                    given={model}
                  >
                    <ModelPicture {...model} />
                  </Unhydrated>
                  <span>{unbroken(model.name)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Without this, a browser breaks a line after the hyphen of "15-inch". */
function unbroken(name: string): ReactNode {
  // The odd parts are the sizes.
  return name.split(/([\d.]{1,5}-inch)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.size}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function modelPath({ device, slug }: ListedModel, issue: string | undefined): string {
  return `/repairs/${device}/${slug}${issue ? `?issue=${issue}` : ''}`;
}
