import { useLanguage } from '@wayfare/remote-kit';
import { Link } from '@wayfare/router';
import { Picture, type PictureUrgency } from '@wayfare/ui';
import type { ArticleTeaser } from '../../domain/article-teaser';
import { paths } from '../../domain/paths';
import { ArticleFacts } from './article-facts';
import styles from './article-grid.module.css';

interface ArticleCardProps {
  article: ArticleTeaser;
  level: 2 | 3;
  urgency?: PictureUrgency | undefined;
  /** full width, with the picture beside the text where there is room */
  isLead?: boolean | undefined;
}

export function ArticleCard({ article, level, urgency, isLead = false }: ArticleCardProps) {
  const language = useLanguage();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={isLead ? styles.leadCard : styles.card}>
      <div className={styles.words}>
        <Heading className={styles.cardTitle}>
          <Link to={paths.article(language, article.slug)}>{article.title}</Link>
        </Heading>
        <p className={styles.cardTeaser}>{article.teaser}</p>
        <ArticleFacts article={article} />
      </div>
      <Picture
        className={styles.cardPicture}
        src={article.cover.src}
        alt={article.cover.alt}
        sizes={
          isLead
            ? '(min-width: 64rem) 40rem, 92vw'
            : '(min-width: 64rem) 23rem, (min-width: 40rem) 46vw, 92vw'
        }
        urgency={urgency}
      />
    </article>
  );
}
