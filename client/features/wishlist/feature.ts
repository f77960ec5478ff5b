import { fullDeadlineMessages } from '../../kernel/cards/fullDeadline/messages';
import { cardMessages } from '../../kernel/cards/messages';
import { institutionCardMessages } from '../../kernel/cards/institution/messages';
import { scholarshipCardMessages } from '../../kernel/cards/scholarship/messages';
import { vocabularyMessages } from '../../kernel/vocabulary/messages';
import { factsMessages } from '../../kernel/facts/messages';
import { defineFeature } from '../../kernel/feature/defineFeature';
import { fitMessages } from '../../kernel/fit/messages';
import { wishlistMessages } from './messages';

export const wishlist = defineFeature({
  folder: 'features/wishlist',
  pages: { wishlist: { load: () => import('./WishlistPage') } },
  messages: [
    wishlistMessages,
    cardMessages,
    institutionCardMessages,
    scholarshipCardMessages,
    fullDeadlineMessages,
    fitMessages,
    factsMessages,
    vocabularyMessages,
  ],
  links: [
    {
      in: ['footer', 'account', 'workspace'],
      route: 'wishlist',
      label: { vi: 'Đã lưu', en: 'Wishlist' },
      icon: 'heart',
      order: 110,
    },
  ],
  personalData: { wishlist: { vi: 'Mục đã lưu', en: 'Wishlist items' } },
  pendingActions: { ADD_TO_WISHLIST: async () => (await import('./addAfterLogin')).addAfterLogin },
});
