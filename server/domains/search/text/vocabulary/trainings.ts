/**
 * Programs of colleges in Canada, Australia, Britain and the United States, and of vocational schools, whose name is more than the subject that one studies, and programs that people learn
 * to use: `subject | phrases`, as in `occupations.ts`.
 */
export const TRAININGS: readonly string[] = [
  // Care and health.
  'chăm sóc người già | individual support, disability support, disability services, personal support worker, care worker, care assistant, support worker, caregiver, health care assistant',
  'điều dưỡng | practical nursing, practical nurse, vocational nursing, enrolled nursing, nursing assistant, adult nursing, mental health nursing',
  'công tác xã hội | youth work, youth worker, child and youth care, child and youth worker, community service worker, social service worker, human services, counselling and social work',
  'y khoa | pre med, pre medicine, premed, clinical medicine',
  'dược | pharmacy technician, pharmacology and toxicology',
  'thú y | veterinary technician, veterinary nursing, vet nursing, veterinary assistant, animal health',
  'chăn nuôi | equine, equine studies, equine science, animal husbandry',
  'thẩm mỹ | esthetics, aesthetics, esthetician, beautician, nail technology, nail technician, beauty therapist',
  'thể thao | recreation management, sport and recreation, fitness and health promotion, fitness instructor, sports coaching, sport coaching, outdoor recreation',
  // Law and order.
  'luật | paralegal, paralegal studies, legal studies, law clerk, legal assistant, legal administration, thư ký luật',
  'tư pháp hình sự | police foundations, police studies, protection security, security guard, security guards, security officer, bodyguard, vệ sĩ, nhân viên bảo vệ, community and justice services',
  // Children.
  'giáo dục mầm non | early years, early childhood studies, childhood studies, early learning, nursery teaching',
  // Kitchens, guests.
  'nấu ăn | commercial cookery, culinary skills, chef training, cook apprentice',
  // Trades.
  'thợ điện | electrical trades, domestic electrician',
  'điện lạnh | thợ máy lạnh, sửa chữa máy lạnh, lắp máy lạnh, refrigeration and air conditioning, HVAC technician, refrigeration mechanic',
  'thợ hàn | metal fabrication, welding technician, welding techniques, hàn sắt, thợ hàn sắt, hàn kim loại, hàn inox, học nghề hàn',
  'thợ tiện | fitting and turning',
  'nghề mộc | cabinet making, furniture making, furniture design and making',
  'thợ xây | construction trades, painting and decorating, house painting, wall and floor tiling, roof repair, repair roofs, fix roofs, roofer, paint houses, painting houses, house painter, sơn nhà, thợ sơn nhà, lợp mái, lợp ngói',
  // Machines, buildings, screens.
  'kỹ thuật ô tô | automotive technician, automotive service technician, automotive mechanic, auto mechanic, auto mechanics, automotive technology, motor mechanic, light vehicle mechanic, automotive mechanics, automotive trade, automotive trades, automotive repair, car repair, vehicle repair, thợ sửa ô tô',
  'kiến trúc | architectural technology, architectural technician, AutoCAD, auto cad, revit, sketchup, vẽ autocad, học autocad, vẽ kỹ thuật xây dựng',
  'cơ khí | mechanical technician, mechanical engineering technology, mechanical technology, mechanic, solidworks, CAD CAM, CNC, vẽ kỹ thuật',
  'điện | electrical engineering technology, electrical technician, electrical technology',
  'điện tử | arduino, electronics technician',
  'tự động hóa | PLC',
  'công nghệ thông tin | computer systems technician, computer technician, IT technician, tin học văn phòng, microsoft office, word excel, help desk',
  'lập trình | python, java, SQL',
  'lập trình web | javascript, PHP, html, wordpress, front end, front end developer, frontend, frontend developer, back end developer, backend, backend developer',
  'lập trình game | unreal engine, roblox, minecraft',
  'phân tích dữ liệu | học excel, microsoft excel, kỹ năng excel, excel skills, power bi, tableau, SPSS',
  'trí tuệ nhân tạo | chatgpt, chat gpt, deep learning, generative AI, prompt engineering, học sâu',
  'thiết kế đồ họa | adobe, illustrator adobe, canva, coreldraw, corel draw, indesign, học photoshop',
  'UX UI | figma',
  'làm phim | premiere, adobe premiere, after effects, capcut, screen and media, film and media, screen production, media production',
  'hoạt hình | 3ds max, 3d max, vẽ 3d max, vẽ 3d, 3d modelling, 3d modeling, blender, maya 3d, đồ họa 3d',
  'nhiếp ảnh | lightroom',
  'kế toán | misa, phần mềm kế toán, payroll',
  'marketing số | SEO, google analytics',
  'múa | dance performance, musical theatre',
  'sân khấu | theatre studies, drama and theatre',
  'lịch sử | ancient history, medieval history, modern history, lịch sử thế giới, lịch sử việt nam',
  'môi trường | ecology, environmental studies, hệ sinh thái, sinh thái học',
  'tài nguyên thiên nhiên | resource management',
];
