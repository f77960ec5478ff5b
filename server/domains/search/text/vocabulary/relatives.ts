/** With whom somebody could live where they want to study: `ở nhà dì tại Houston`, `có chị họ ở Melbourne`. It asks for the place alone: words of asking (neutral.ts). */
import { each, partsOf } from '../each.js';

/** Words that are others' beginnings (`bác sĩ`) or mean somebody who is spoken to (`anh`, `chị`): only between a word for having them and one that leads to a place. */
const SHORT = partsOf('dì | cô | chú | bác | cậu | mợ | anh | chị | bạn');
const KIN = partsOf(
  'họ hàng | người thân | bà con | người quen | người nhà | ông bà | cô chú | cô dì | anh trai | chị gái | em gái | em trai | anh họ | chị họ | em họ | anh ruột | chị ruột | dì ruột | chú ruột | cô ruột | cậu ruột | bác ruột',
);

export const RELATIVES: readonly string[] = [
  each(partsOf('nhà | ở nhà | có nhà | nhà của'), [...SHORT.filter(word => word !== 'bác'), ...KIN]),
  each(
    partsOf('có | ở với | ở cùng | ở chung với | sống với | sống cùng | gần'),
    SHORT,
    partsOf('ở | tại | bên | ở bên | sống ở | đang ở | đang sống ở | ruột ở'),
  ),
  each(partsOf(' | có | gần | ở với | ở cùng | sống với | sống cùng'), KIN),
];
