import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Unhydrated } from '@mcs-repairs/shared/platform/site';
import { photoSources, unitPhotoAddress } from '@mcs-repairs/shared/domain/rules/unitPhotos';
import type { ListedModel } from '@mcs-repairs/shared/domain/types/device';
import type { UnitPhoto } from '@mcs-repairs/shared/domain/types/goods';
import { Breadcrumbs } from '@mcs-repairs/shared/ui/Breadcrumbs';
import { classes } from '@mcs-repairs/shared/ui/classes';
import { Container } from '@mcs-repairs/shared/ui/Container';
import { DeviceDrawing } from '@mcs-repairs/shared/ui/drawings/DeviceDrawing';
import { Heading } from '@mcs-repairs/shared/ui/Heading';
import { Notice } from '@mcs-repairs/shared/ui/Notice';
import { modelLead, modelTitle } from '../../copy/modelText';
import { modelCrumbs } from '../../head/modelHead';
import styles from './ModelLayout.module.css';
import { toneOf } from './toneOf';

/** Shows the owner's picture of the model. The box has the same size for every picture. */
function ModelPhoto({ photo }: { photo: UnitPhoto }) {
  const sizes = '(max-width: 599px) 5.5rem, 12rem';
  return (
    <picture className={classes(styles.picture, styles.box)}>
      <source type="image/avif" srcSet={photoSources(photo, 'avif')} sizes={sizes} />
      <img
        src={unitPhotoAddress(photo.id, 640)}
        srcSet={photoSources(photo, 'webp')}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={photo.alt}
        className={styles.photo}
      />
    </picture>
  );
}

type ModelLayoutProps = {
  model: ListedModel;
  /** Whether the address names an unknown model. The page then shows the first model instead. */
  isFallback: boolean;
  /** The buttons of the issues, and the panel of the chosen issue. */
  issues: ReactNode;
  chat: ReactNode;
  schedule: ReactNode;
  /** The element that contains the calendar. */
  calendar: RefObject<HTMLDivElement | null>;
};

/**
 * Shows the picture, the issues and the details on the left, and the calendar on the right. Small
 * screens have one column.
 */
export function ModelLayout({
  model,
  isFallback,
  issues,
  chat,
  schedule,
  calendar,
}: ModelLayoutProps) {
  return (
    <Container className={styles.page}>
      <Unhydrated id="crumbs">
        <Breadcrumbs items={modelCrumbs(model)} />
      </Unhydrated>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.top}>
            <Unhydrated id="model">
              <div className={styles.words}>
                <Heading level={1}>{modelTitle(model)}</Heading>
                {modelLead(model).map((line) => (
                  <p key={line} className={styles.lead}>
                    {line}
                  </p>
                ))}
              </div>
              {model.picture ? (
                <ModelPhoto photo={model.picture} />
              ) : (
                <DeviceDrawing
                  device={model.device}
                  look={model.look}
                  tone={toneOf(model)}
                  side={model.device === 'iphone' ? 'pair' : undefined}
                  title={model.name}
                  className={styles.picture}
                />
              )}
            </Unhydrated>
          </div>
          {isFallback && (
            <Notice title="We have no model with this address">
              You see the {model.name} instead.{' '}
              <Link to={`/repairs/${model.device}`}>Find your own model in the list</Link>.
            </Notice>
          )}
          <div className={styles.issues}>
            <h2 className={styles.question}>What is wrong with it?</h2>
            {issues}
          </div>
          <div>{chat}</div>
        </div>
        <div ref={calendar} className={styles.side}>
          {schedule}
        </div>
      </div>
    </Container>
  );
}
